import { useMessages } from '@porchlight/client';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { CsvButton } from '../../../shared/downloads/csv-button.tsx';
import { requestOf, type LeadsAddress } from '../leads-address.ts';
import { leadsMessages } from '../messages/catalog.ts';
import css from './list.module.css';

/** Button that downloads the leads of a list and its filters as CSV. */
export function ExportLeads({ address: { list, filters } }: { readonly address: LeadsAddress }) {
  const t = useMessages(leadsMessages);
  const query = new URLSearchParams(
    Object.entries(requestOf({ list, filters })).map(([key, value]) => [key, `${value}`]),
  ).toString();
  return (
    <CsvButton
      path={`/elandlord/export/leads${query && `?${query}`}`}
      content="leads"
      texts={{ export: t('export'), exporting: t('exporting'), failed: t('exportFailed') }}
      icon={IconDownload}
      className={css.export}
    />
  );
}
