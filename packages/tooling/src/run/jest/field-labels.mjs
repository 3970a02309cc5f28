const labelable = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/**
 * Replaces the `labels` of the fields of a jsdom window by ones with the same elements, as an array. For each field jsdom
 * searches the whole document once per label, which was 80 % of the time of the tests of long forms.
 */
export function shortenSearchForLabels(window) {
  for (const name of labelable) {
    const { prototype } = window[`HTML${name}Element`];
    const { get: isKnownTo } = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get() {
        return this.type === 'hidden' ? isKnownTo.call(this) : labelsOf(this);
      },
    });
  }
}

function labelsOf(field) {
  const isNamed = field.id !== '' && field.ownerDocument.getElementById(field.id) === field;
  const around = field.closest('label');
  return [...field.getRootNode().querySelectorAll('label')].filter((label) =>
    label.hasAttribute('for') ? isNamed && label.htmlFor === field.id : label === around && label.control === field,
  );
}
