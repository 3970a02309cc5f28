import { useMessages, usePermission } from '@porchlight/client';
import { Timeline } from '@porchlight/console-ui';
import type { ReportedListing, ReportRefund } from '@porchlight/contracts/catalog';
import { Card } from '@porchlight/ui';
import { reportCalls } from '../../shared/report-calls.ts';
import { useWho } from '../../shared/reports/use-who.ts';
import css from './reported-listing.module.css';
import { reportedMessages } from './messages/catalog.ts';

/** Credits of the listing that support returned; renders nothing without any. */
export const RefundCard = ({ reported }: { readonly reported: ReportedListing }) =>
  reported.refund && <Refund reported={reported} refund={reported.refund} />;

interface Props {
  readonly reported: ReportedListing;
  readonly refund: ReportRefund;
}
function Refund({ reported: { id, listingId, lang }, refund }: Props) {
  const t = useMessages(reportedMessages);
  const mayMoveCredits = usePermission('modifyWallets');
  const whoOf = useWho([refund.requestedBy]);
  const { data } = reportCalls.useGetListingRefundsQuery({ params: { id: listingId } }, { skip: !mayMoveCredits });
  const stored = data?.refunds.find((one) => one.id === id);
  return (
    <section aria-label={t('refund')}>
      <Card isPadded className={css.card}>
        <h2>{t('refund')}</h2>
        <Timeline
          entries={[
            {
              key: refund.requestedAt,
              title: t(`refund.${stored?.state ?? 'sent'}`, { count: stored?.credits ?? 0 }),
              time: whoOf(refund.requestedAt, refund.requestedBy),
              children: (
                <p lang={lang} className={css.text}>
                  {refund.reason}
                </p>
              ),
            },
          ]}
        />
      </Card>
    </section>
  );
}
