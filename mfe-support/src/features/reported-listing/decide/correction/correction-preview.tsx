import { useMessages } from '@porchlight/client';
import { correctedFieldNames, type OwnListing } from '@porchlight/contracts/catalog';
import { evidenceMessages } from '../../evidence/messages/catalog.ts';
import { useValueText } from '../../evidence/use-value-text.ts';
import css from '../decide.module.css';
import { decideMessages } from '../messages/catalog.ts';
import { correctionsOf, type CorrectionValues } from './correction-values.ts';

interface Props {
  readonly values: CorrectionValues;
  readonly stored: CorrectionValues;
  readonly currency: OwnListing['currency'];
}

/** Each field that a correction would change, with the value before and after, as its landlord reads it. */
export function CorrectionPreview({ values, stored, currency }: Props) {
  const t = useMessages(decideMessages);
  const tField = useMessages(evidenceMessages);
  const valueText = useValueText(currency);
  const changes = correctionsOf(values, stored);
  const changed = correctedFieldNames.filter((name) => name in changes && !Number.isNaN(changes[name]));
  const show = (name: (typeof changed)[number], text: string) =>
    text.trim() === '' ? tField('noValue') : valueText(name, text);
  return (
    <section aria-label={t('preview')} className={css.preview}>
      <h3>{t('preview')}</h3>
      {changed.length === 0 && <p>{t('noCorrections')}</p>}
      <ul>
        {changed.map((name) => (
          <li key={name}>
            {t('correctedTo', {
              field: tField(`field.${name}`),
              before: show(name, stored[name]),
              after: show(name, String(changes[name] ?? '')),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
