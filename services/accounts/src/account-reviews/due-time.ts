/** Time until which support acts on a review, in SQL: within one business day, on Friday and Saturday until Monday. */
export const dueTime = `now() + case extract(isodow from now()) when 5 then 3 when 6 then 2 else 1 end * interval '1 day'`;
