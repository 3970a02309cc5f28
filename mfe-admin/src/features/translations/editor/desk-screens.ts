import type { ResourceScreens } from '@porchlight/resource-kit';

type Field = ResourceScreens['resource']['form'][number];
const hasTexts = ({ control }: Field) => control.startsWith('translated') || control === 'named-texts';

/** Returns the screens of a resource whose form has the translated fields only; the others stay as they are stored. */
export const deskScreens = (screens: ResourceScreens): ResourceScreens => ({
  ...screens,
  resource: { ...screens.resource, form: screens.resource.form.filter(hasTexts) },
});
