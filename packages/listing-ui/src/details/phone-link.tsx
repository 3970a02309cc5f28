/** Number of Canada, the US or the Caribbean in E.164: `+14035550123`. */
const northAmerican = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** Link that calls an E.164 number; numbers of North America are written as people there do: `(403) 555-0123`. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={`tel:${phone}`}>{phone.replace(northAmerican, '($1) $2-$3')}</a>;
}
