import { Skeleton } from '@porchlight/ui';
import css from './rich-text-placeholder.module.css';

/** Placeholder of an editor with its label while its code loads, as high as an empty one. */
export const RichTextPlaceholder = () => <Skeleton shape="box" className={css.editor} />;
