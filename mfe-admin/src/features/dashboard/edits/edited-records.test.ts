import { editedResources } from '@porchlight/contracts/accounts';
import { routes } from '../../../routes.ts';
import { editedRecords } from './edited-records.ts';

describe.each(Object.entries(editedRecords))('an edit of %s', (label, { resource, name, path }) => {
  it('is that of the resource, with its permission, name and screen', () => {
    expect(resource.label).toBe(label);
    expect(resource.permissions.view).toBe(editedResources[label as keyof typeof editedResources]);
    expect(resource.list.columns).toContain(name);
    expect(routes.map((route) => route.path)).toContain(path);
  });
});
