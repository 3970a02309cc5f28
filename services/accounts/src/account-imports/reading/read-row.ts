import type { Language } from '@porchlight/contracts';
import {
  accountImportFields,
  importLanguages,
  ImportTexts,
  parsePhoneNumber,
  requiredImportFields,
  type AccountImportField,
  type ImportIssue,
  type ImportMapping,
} from '@porchlight/contracts/accounts';
import { normalizeEmail } from '@porchlight/service-kit';
import { validateSync } from 'class-validator';

/** Account of a row. Optional fields that the row leaves empty are missing. */
export interface RowAccount {
  readonly reference: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | undefined;
  readonly language: Language | undefined;
  readonly company: string;
  readonly kind: string | undefined;
  readonly city: string | undefined;
  readonly website: string | undefined;
  readonly note: string | undefined;
  readonly wantsMail: boolean;
}
/** A row as its mapped columns read: an account, or the faults that prevent one. */
export interface ReadRow {
  readonly account?: RowAccount;
  readonly issues: readonly ImportIssue[];
}
/** Columns of a file, and those that become fields. */
export interface ReadColumns {
  readonly columns: readonly string[];
  readonly mapping: readonly ImportMapping[];
}
type Texts = Readonly<Partial<Record<AccountImportField, string>>>;

/** Fields with the values of a list: their case does not matter. */
const listed: ReadonlySet<AccountImportField> = new Set(['company_type', 'role', 'language', 'send_invite']);
const declined: ReadonlySet<string | undefined> = new Set(['n', 'no']);

/** Returns the text of each mapped field of a row; empty ones are left out. */
export function textsOf(cells: readonly string[], mapping: readonly ImportMapping[]): Texts {
  const texts = mapping.map(({ field, column }) => {
    const text = (cells[column] ?? '').normalize('NFC').trim();
    return [field, listed.has(field) ? text.toLowerCase() : text] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** Reads a row of a file. Cells are text: nothing in them is evaluated. */
export function readRow(cells: readonly string[], { columns, mapping }: ReadColumns): ReadRow {
  const texts = Object.assign(new ImportTexts(), textsOf(cells, mapping));
  const invalid = new Set(validateSync(texts).map(({ property }) => property));
  const issues = accountImportFields.filter((field) => invalid.has(field)).map((field) => issueOf(field, texts));
  if (cells.length > columns.length) issues.push({ code: 'extra-cells' });
  return issues.length > 0 ? { issues } : { issues, account: accountOf(texts) };
}

function issueOf(field: AccountImportField, texts: Texts): ImportIssue {
  const isMissing = requiredImportFields.includes(field) && texts[field] === undefined;
  return { code: isMissing ? 'required' : 'invalid', field };
}

const accountOf = (texts: ImportTexts): RowAccount => ({
  reference: texts.external_ref,
  email: normalizeEmail(texts.email),
  firstName: texts.first_name,
  lastName: texts.last_name,
  phone: texts.phone === undefined ? undefined : parsePhoneNumber(texts.phone),
  language: texts.language === undefined ? undefined : importLanguages[texts.language],
  company: texts.company_name,
  kind: texts.company_type,
  city: texts.city,
  website: texts.website,
  note: texts.notes,
  wantsMail: !declined.has(texts.send_invite),
});
