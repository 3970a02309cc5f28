import { useFormat, useMessages } from '@porchlight/client';
import { maxAltLength, type OwnPhoto } from '@porchlight/contracts/catalog';
import { useFormMessages } from '@porchlight/forms';
import { PhotoPicture } from '@porchlight/listing-ui';
import { Badge, classNames, Icon, IconButton, TextArea, VisuallyHidden } from '@porchlight/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconGrip from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { editorMessages } from '../messages/catalog.ts';
import { PhotoPosition, photoSizes } from './photo-position.tsx';
import css from './photos.module.css';
import type { PhotoChanges } from './use-photo-changes.ts';
import { useSortableTile } from './use-sortable-tile.ts';

interface Props {
  readonly photo: OwnPhoto;
  readonly position: number;
  readonly count: number;
  readonly lang: string;
  readonly isSaved: boolean;
  readonly changes: PhotoChanges;
}

/** A photo with its description, and the controls that move and remove it. */
export function PhotoTile({ photo, position, count, lang, isSaved, changes }: Props) {
  const { ref, handle, isDragging } = useSortableTile(photo.id);
  const name = changes.nameOf(photo.id);
  return (
    <li ref={ref} data-photo={photo.id} className={classNames(css.tile, isDragging && css.dragged)}>
      <Picture photo={photo} position={position} name={name} isSaved={isSaved} changes={changes} handle={handle} />
      <Description photo={photo} name={name} lang={lang} changes={changes} />
      <Controls id={photo.id} position={position} count={count} name={name} changes={changes} />
    </li>
  );
}

interface PictureProps extends Pick<Props, 'photo' | 'position' | 'isSaved' | 'changes'> {
  readonly name: string;
  readonly handle: ReturnType<typeof useSortableTile>['handle'];
}
function Picture({ photo, position, name, isSaved, changes, handle }: PictureProps) {
  const t = useMessages(editorMessages);
  return (
    <div className={css.picture}>
      <PhotoPicture photo={photo} sizes={photoSizes} />
      <button type="button" className={css.handle} {...handle} aria-label={t('dragPhoto', { photo: name })}>
        <Icon of={IconGrip} />
      </button>
      <PhotoPosition position={position} />
      {!isSaved && (
        <Badge tone="warn" className={css.unsaved}>
          {t('unsavedPhoto')}
        </Badge>
      )}
      {position > 0 && (
        <IconButton
          icon={IconStar}
          isOnPhoto
          label={t('makeCover', { photo: name })}
          className={css.star}
          data-control="cover"
          onClick={() => changes.moveBy('cover', photo.id, 0)}
        />
      )}
    </div>
  );
}

function Description({
  photo: { id, alt },
  name,
  lang,
  changes,
}: Pick<Props, 'photo' | 'lang' | 'changes'> & { readonly name: string }) {
  const t = useMessages(editorMessages);
  const tForm = useFormMessages();
  const format = useFormat();
  return (
    <TextArea
      label={
        <>
          {t('photoAlt')}
          <VisuallyHidden> ({name})</VisuallyHidden>
        </>
      }
      optional={tForm('optional')}
      hint={t('photoAltHint', { count: format.number(alt.length), max: format.number(maxAltLength) })}
      className={css.description}
      lang={lang}
      rows={2}
      maxLength={maxAltLength}
      value={alt}
      onChange={({ target }) => changes.describe(id, target.value)}
    />
  );
}

function Controls({
  id,
  position,
  count,
  name: photo,
  changes,
}: Pick<Props, 'position' | 'count' | 'changes'> & { readonly id: string; readonly name: string }) {
  const t = useMessages(editorMessages);
  return (
    <div className={css.controls}>
      <IconButton
        icon={IconArrowLeft}
        label={t('moveEarlier', { photo })}
        data-control="earlier"
        disabled={position === 0}
        onClick={() => changes.moveBy('earlier', id, position - 1)}
      />
      <IconButton
        icon={IconArrowRight}
        label={t('moveLater', { photo })}
        data-control="later"
        disabled={position === count - 1}
        onClick={() => changes.moveBy('later', id, position + 1)}
      />
      <IconButton
        icon={IconTrash}
        label={t('removePhoto', { photo })}
        data-control="remove"
        onClick={() => changes.remove(id)}
      />
    </div>
  );
}
