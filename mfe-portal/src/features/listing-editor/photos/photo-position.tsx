import { useMessages } from '@porchlight/client';
import { Badge } from '@porchlight/ui';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { editorMessages } from '../messages/catalog.ts';
import css from './photos.module.css';

/** Width of a tile, as a `sizes` attribute. */
export const photoSizes = '(min-width: 768px) 200px, 50vw';

/** Badge of a photo: the cover, or its number. */
export function PhotoPosition({ position }: { readonly position: number }) {
  const t = useMessages(editorMessages);
  return position === 0 ? (
    <Badge tone="porch" icon={IconStar} className={css.position}>
      {t('cover')}
    </Badge>
  ) : (
    <Badge tone="photo" className={css.position}>
      {position + 1}
    </Badge>
  );
}
