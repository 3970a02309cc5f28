import { useMessages } from '@porchlight/client';
import { coverMotifs, pictureIdOf } from '@porchlight/contracts/content';
import { PictureChooser, type OpenForm } from '@porchlight/resource-kit';
import { Select } from '@porchlight/ui';
import { coverUrl } from '../cover-url.ts';
import { postsMessages } from '../messages/catalog.ts';
import css from './post-form.module.css';

const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
const covers = coverMotifs.flatMap((motif) => numbers.map((number) => `p${number}-${motif}`));

/** Choice of the cover image, with the image: a drawing, or a picture to upload. Another cover stays among the choices. */
export function CoverField({ edited: { form, id } }: Pick<OpenForm, 'edited'>) {
  const t = useMessages(postsMessages);
  const cover = String(form.getValues()['cover']);
  const known = covers.includes(cover) ? covers : [cover, ...covers];
  const labelOf = (name: string) => {
    if (pictureIdOf(name)) return t('coverUploaded');
    const [number = '', motif = ''] = name.slice(1).split('-');
    return t('coverName', { motif: t(`cover.${motif}` as 'cover.house'), number });
  };
  return (
    <div className={css.cover}>
      <Select
        id={`${id}-cover`}
        label={t('posts.cover')}
        value={cover}
        onChange={({ target }) => form.setFieldValue('cover', target.value)}
        choices={known.map((value) => ({ value, label: labelOf(value) }))}
      />
      <PictureChooser
        label={t('coverChoose')}
        onUploaded={({ url }) => form.setFieldValue('cover', `content/${pictureIdOf(url)}`)}
      />
      <img src={coverUrl(cover)} alt="" width={480} height={320} />
    </div>
  );
}
