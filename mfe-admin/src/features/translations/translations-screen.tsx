import { useMessages } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { ConsolePage, PageHeader, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { translationsMessages } from './messages/catalog.ts';
import { TranslationEditor } from './editor/translation-editor.tsx';
import { TranslationList } from './translation-list.tsx';
import { useDeskAddress } from './use-desk-address.ts';

/** Screen of the texts to translate, or of one record with its texts in both languages. */
export function TranslationsScreen({ kinds }: { readonly kinds: readonly ResourceScreens[] }) {
  const t = useMessages(translationsMessages);
  const permissions = useSelector(({ session }) => session.permissions);
  const visible = kinds.filter(({ resource }) => permissions?.[resource.permissions.view]);
  const address = useDeskAddress(visible.map(({ resource }) => resource.label));
  const { open } = address;
  const screens = visible.find(({ resource }) => resource.label === open?.kind);
  if (open && screens) return <TranslationEditor screens={screens} open={open} address={address} />;
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} />
      {!permissions && <RowsSkeleton label={t('loading')} />}
      {permissions && visible.length === 0 && <PageMessage title={t('closed')}>{t('closedText')}</PageMessage>}
      {visible.length > 0 && <TranslationList kinds={visible} address={address} />}
    </ConsolePage>
  );
}
