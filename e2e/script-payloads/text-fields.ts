import type { AnyResource, Class } from '@porchlight/contracts';
import { formErrors } from '@porchlight/contracts/form';

type Values = Readonly<Record<string, unknown>>;
/**
 * Place for a text in the form of a resource, with the texts that bring every payload into the field that it accepts.
 * The languages of a field share them.
 */
export interface TextField {
  readonly name: string;
  readonly isRich: boolean;
  readonly texts: readonly string[];
  /** Payloads in the texts. The others are refused by the format or the length of the field. */
  readonly accepted: number;
  /** Returns the field of a request body with a text, besides those that the body holds; undefined without a place. */
  readonly valueWith: (text: string, record: Values, body: Values) => unknown;
}
type Place = Pick<TextField, 'isRich' | 'valueWith'>;

interface NamedText {
  readonly key: string;
  readonly kind: string;
  readonly content: object;
}
const languages = ['en-CA', 'fr-CA'];
const payloadsInText = 20;
/** Closes what a payload leaves open, so that the next one of the same text is read as HTML. */
const closing = `-->"'></title></textarea></style></script></xmp></noscript></template></select></iframe></svg></math>`;
/** Texts are refused when nothing of them is left. */
const richTextOf = (payload: string) => `<p>Text</p>${payload}`;

const placesIn =
  (isRich: boolean) =>
  (name: string): Place[] =>
    languages.map((language) => ({
      isRich,
      valueWith: (text, _, body) => ({ 'en-CA': 'Text', ...(body[name] as object | undefined), [language]: text }),
    }));
/** Place of the texts of one kind among several texts, the same in both languages. */
const placeOfKind = (name: string, ofKind: string): Place => ({
  isRich: ofKind === 'rich-text',
  valueWith: (text, record, body) => {
    const texts = (record[name] ?? [{ key: 'title', kind: ofKind, content: {} }]) as readonly NamedText[];
    const own = texts.filter(({ kind }) => kind === ofKind);
    const content = { 'en-CA': text, 'fr-CA': text };
    const others = (body[name] ?? []) as readonly object[];
    return own.length > 0 ? [...others, ...own.map(({ key }) => ({ key, content }))] : undefined;
  },
});
const plainPlace = (): Place[] => [{ isRich: false, valueWith: (text) => text }];
const placesOf: Readonly<Record<string, (name: string) => Place[]>> = {
  text: plainPlace,
  slug: plainPlace,
  lines: () => [{ isRich: false, valueWith: (text) => [text] }],
  'translated-text': placesIn(false),
  'translated-rich-text': placesIn(true),
  'named-texts': (name) => [placeOfKind(name, 'text'), placeOfKind(name, 'rich-text')],
};

const joined = (parts: readonly string[], isRich: boolean) =>
  isRich ? parts.map((part) => part + closing).join('\n') : parts.join(' ');
/** Returns the payloads of each text, as many as the field accepts in one. */
function groupsOf(isAccepted: (text: string) => boolean, isRich: boolean, payloads: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const payload of payloads) {
    const last = groups.at(-1);
    // Nothing closes <plaintext>.
    const isFull = !last || last.at(-1)?.includes('plaintext') || last.length >= payloadsInText;
    if (last && !isFull && isAccepted(joined([...last, payload], isRich))) last.push(payload);
    else groups.push([payload]);
  }
  return groups;
}

/** Returns the fields for texts in the form of a resource, each language of a translated one for itself. */
export const textFieldsOf = (resource: AnyResource, payloads: readonly string[]): TextField[] =>
  resource.form.flatMap(({ name, control }: AnyResource['form'][number]) => {
    const places = placesOf[control]?.(name) ?? [];
    // The kinds of several texts share nothing, the languages of a text do.
    const shares = control === 'named-texts' ? 1 : places.length;
    return places.map((place, at) => fieldAt(resource.input, name, place, { payloads, share: at % shares, shares }));
  });

/** Returns the fields for plain texts of a request body. */
export const plainFieldsOf = (input: Class, names: readonly string[], payloads: readonly string[]): TextField[] =>
  names.flatMap((name) => plainPlace().map((place) => fieldAt(input, name, place, { payloads, share: 0, shares: 1 })));

function fieldAt(
  input: Class,
  name: string,
  place: Place,
  {
    payloads,
    share,
    shares,
  }: { readonly payloads: readonly string[]; readonly share: number; readonly shares: number },
): TextField {
  const { isRich } = place;
  const isAccepted = (text: string) =>
    !Object.keys(formErrors(input, { [name]: place.valueWith(text, {}, {}) }, 'en-CA')).some(
      (path) => path.split('.')[0] === name,
    );
  const accepted = payloads.map((payload) => (isRich ? richTextOf(payload) : payload)).filter(isAccepted);
  const groups = groupsOf(isAccepted, isRich, accepted).filter((_, at) => at % shares === share);
  return { ...place, name, texts: groups.map((group) => joined(group, isRich)), accepted: groups.flat().length };
}
