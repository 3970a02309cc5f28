import { useMessages } from '@porchlight/client';
import { LinkButton, VisuallyHidden } from '@porchlight/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import type { ListingForm } from '../form/use-listing-form.ts';
import { previewMessages } from './messages/catalog.ts';
import { usePreviewTab } from './use-preview-tab.ts';

/** Link to the page of a listing that is not public, as renters will see it; opens in a new tab. */
export function PreviewLink({ form }: { readonly form: ListingForm }) {
  const t = useMessages(previewMessages);
  const path = `/preview/${form.stored.id}`;
  const open = usePreviewTab(form, path);
  return (
    <LinkButton icon={IconEye} to={path} target="_blank" onClick={open}>
      {t('preview')}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </LinkButton>
  );
}
