import type { PhotoUpload } from '@porchlight/contracts/catalog';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { aPhoto } from './an-own-listing.ts';
import { openEditor, uploadsCall } from './open-editor.tsx';

export const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
export const deletion = (number: number) => `DELETE /elandlord/photo-uploads/${idOf(number)}`;
export const photoOf = (number: number) => ({
  ...aPhoto('upload'),
  id: idOf(number),
  url: `/photos/u${number}-960.webp`,
});
export const ready = (number: number): PhotoUpload => ({ id: idOf(number), state: 'ready', photo: photoOf(number) });
export const inState = (number: number, state: PhotoUpload['state']): PhotoUpload => ({ id: idOf(number), state });
export const failed = (number: number, fault: PhotoUpload['fault']) => ({ id: idOf(number), state: 'failed', fault });
export const listOf = (...uploads: object[]) => ({ uploads });

/** Opens the editor; `lists` are the uploads that the server has, in turn. */
export const openWith = (lists: readonly (object | number)[], over: Parameters<typeof openEditor>[0] = {}) =>
  openEditor({ [uploadsCall]: lists, ...over });
export const section = async () => screen.findByLabelText('Photos', { selector: 'section' });
export async function choose(...files: File[]) {
  const input = (await section()).querySelector('input[type="file"]') as HTMLInputElement;
  await act(async () => void fireEvent.change(input, { target: { files } }));
}
export const tile = (name: string) => within(screen.getByText(name, { selector: 'li p' }).closest('li') as HTMLElement);
export const statusText = async () => within(await section()).getAllByRole('status')[0]?.textContent;
export const sources = async () =>
  [...(await section()).querySelectorAll('[data-photo] img')].map((img) => img.getAttribute('src'));
