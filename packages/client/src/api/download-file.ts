import { fetchFile, type ApiError, type Thunk } from '@porchlight/client';

/** Saves a file of this page to the device. */
export function saveFile(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Downloads a file of the API to the device. Resolves to the error, or to undefined once it is saved. */
export const downloadFile =
  (path: string, name: string): Thunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    const response = await dispatch(fetchFile(path));
    if ('error' in response) return response.error;
    saveFile(response.file, name);
    return undefined;
  };
