import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { dashboardCalls } from '../dashboard-calls.ts';
import { dashboardMessages } from '../messages/catalog.ts';
import { NumberCard, type DayValue } from './number-card.tsx';
import css from './numbers.module.css';

const sum = (days: readonly DayValue[]) => days.reduce((all, { value = 0 }) => all + value, 0);

/** Numbers of the site of the last 30 days that the user may view, each loaded alone. */
export function SiteNumbers() {
  const t = useMessages(dashboardMessages);
  const mayViewListings = usePermission('viewCompanies');
  const mayViewInquiries = usePermission('viewInquiries');
  const mayViewSales = usePermission('viewEcommerce');
  if (!mayViewListings && !mayViewInquiries && !mayViewSales) return null;
  return (
    <section>
      <h2>{t('numbers')}</h2>
      <div className={css.numbers}>
        {mayViewListings && <PublishedNumber />}
        {mayViewInquiries && <InquiriesNumber />}
        {mayViewListings && <ViewsNumber />}
        {mayViewSales && <SalesNumber />}
      </div>
    </section>
  );
}

function PublishedNumber() {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const { data, isError, refetch } = dashboardCalls.listingDays.useQuery(undefined);
  const days = data?.days.map(({ date, published }) => ({ date, value: published }));
  const counts = useCounts(days);
  return (
    <NumberCard
      title={t('published')}
      to="/admin/companies"
      number={days && { ...counts, days }}
      isFailed={isError}
      retry={() => void refetch()}
      formatValue={format.number}
    />
  );
}

/** Returns the last count, and a sentence that compares it with the first one. */
function useCounts(days: readonly DayValue[] = []) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const counted = days.filter(({ value }) => value !== undefined);
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last) return { total: t('notCounted'), text: '' };
  const count = last.value ?? 0;
  const compared = { count, date: format.date(first.date), before: first.value ?? 0 };
  return {
    total: format.number(count),
    text: first === last ? t('publishedNow', { count }) : t('publishedText', compared),
  };
}

function ViewsNumber() {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const { data, isError, refetch } = dashboardCalls.listingDays.useQuery(undefined);
  const days = data?.days.map(({ date, views }) => ({ date, value: views }));
  const count = sum(days ?? []);
  return (
    <NumberCard
      title={t('views')}
      to="/admin/companies"
      number={days && { total: format.number(count), text: t('viewsText', { count }), days }}
      isFailed={isError}
      retry={() => void refetch()}
      formatValue={format.number}
    />
  );
}

function InquiriesNumber() {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const { data, isError, refetch } = dashboardCalls.inquiryDays.useQuery(undefined);
  const days = data?.days.map(({ date, inquiries }) => ({ date, value: inquiries }));
  const count = sum(days ?? []);
  return (
    <NumberCard
      title={t('inquiriesSent')}
      to="/admin/inquiries"
      number={days && { total: format.number(count), text: t('inquiriesText', { count }), days }}
      isFailed={isError}
      retry={() => void refetch()}
      formatValue={format.number}
    />
  );
}

function SalesNumber() {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const { data, isError, refetch } = dashboardCalls.dashboardSales.useQuery({ query: { days: 30, currency: 'CAD' } });
  // Round steps of a scale of money are whole dollars.
  const days = data?.days.map(({ date, salesCents }) => ({ date, value: salesCents / 100 }));
  const amount = format.cents(data?.total.salesCents ?? 0, 'CAD');
  return (
    <NumberCard
      title={t('sales')}
      to="/admin/ecommerce"
      number={days && { total: amount, text: t('salesText', { amount }), days }}
      isFailed={isError}
      retry={() => void refetch()}
      formatValue={(value) => format.money(value, 'CAD')}
    />
  );
}
