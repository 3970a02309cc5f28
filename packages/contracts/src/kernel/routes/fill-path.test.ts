import { fillPath } from './fill-path.ts';

it('fillPath fills and encodes each parameter', () => {
  expect(fillPath('/listing/:id/photos/:number', { id: 'a/b?é', number: 2 })).toBe('/listing/a%2Fb%3F%C3%A9/photos/2');
  expect(fillPath('/listings/:ids', { ids: ['a', 'b'] })).toBe('/listings/a%2Cb');
  expect(fillPath('/faqs', { id: 'unused' })).toBe('/faqs');
});
