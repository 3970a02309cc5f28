import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { fillPath } from '@porchlight/contracts';
import { LinkButton } from '@porchlight/ui';
import css from '../inquiries.module.css';
import { inquiriesCalls } from '../inquiries-calls.ts';
import { inquiriesMessages } from '../messages/catalog.ts';

/** Link to the newest other inquiry with a held message, after a decision. */
export function NextHeldMessage({ inquiryId }: { readonly inquiryId: string }) {
  const t = useMessages(inquiriesMessages);
  const { currentData, isError } = inquiriesCalls.useListStaffInquiriesQuery(
    { query: { list: 'held' } },
    { refetchOnMountOrArgChange: true },
  );
  const next = currentData?.inquiries.find(({ id }) => id !== inquiryId);
  if (!currentData && !isError) return null;
  return (
    <div className={css.next}>
      {next || isError ? (
        <LinkButton
          link={Link}
          to={next ? fillPath('/admin/inquiries/:id', { id: next.id }) : '/admin/inquiries?list=held'}
        >
          {t(next ? 'nextHeld' : 'allHeld')}
        </LinkButton>
      ) : (
        t('noNextHeld')
      )}
    </div>
  );
}
