/** Minimum number of replies before a reply time is shown. (docs/rules/inquiries.md) */
const minReplies = 5;

/** Daily statement: median hours to the first reply of each company over the last 90 days, null below the minimum. */
export const replyHoursSweeps = [
  `
  update company co set reply_hours = known.hours from (
    select c.id, case when count(r.hours) >= ${minReplies} then percentile_cont(0.5) within group (order by r.hours) end as hours
    from company c left join (
      select l.company_id, extract(epoch from min(m.sent_at) - i.sent_at) / 3600 as hours
      from inquiry i join inquiry_message m on m.inquiry_id = i.id and m.author = 'landlord' join listing l on l.id = i.listing_id
      where i.sent_at > now() - interval '90 days' group by i.id, l.company_id) r on r.company_id = c.id
    group by c.id) known
  where known.id = co.id and known.hours is distinct from co.reply_hours`,
];
