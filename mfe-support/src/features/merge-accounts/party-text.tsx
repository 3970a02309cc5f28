import { useFormat, useMessages } from '@porchlight/client';
import type { MergeParty } from '@porchlight/contracts/accounts';
import { mergeMessages } from './messages/catalog.ts';

/** One account of a merge: name, address, company and age, by which support recognizes it. */
export function PartyText({ label, party }: { readonly label: string; readonly party: MergeParty }) {
  const t = useMessages(mergeMessages);
  const format = useFormat();
  const { name, email, companyName, createdAt } = party;
  const date = format.date(createdAt);
  return (
    <p>
      <strong>{label}</strong>
      <br />
      {companyName === undefined
        ? t('account', { name, email, date })
        : t('accountOf', { name, email, company: companyName, date })}
    </p>
  );
}
