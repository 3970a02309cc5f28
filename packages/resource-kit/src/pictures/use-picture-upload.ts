import { uploadFile } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import { maxPhotoBytes } from '@porchlight/contracts';
import { uploadContentPicture, type ContentPicture, type ContentPictureResponse } from '@porchlight/contracts/content';
import { useEffect, useRef, useState } from 'react';
import { usePictureMessages } from './messages/catalog.ts';

/** MIME types of the files that can be pictures. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const maxPictureMegabytes = maxPhotoBytes / 1024 / 1024;

/** The file that is being uploaded, and its share that was sent, from 0 to 1. */
interface Sending {
  readonly name: string;
  readonly share: number;
}

/** Returns why a chosen file cannot be uploaded; its content is checked by the server. */
const fileFault = ({ type, size }: File) => {
  if (!pictureTypes.includes(type)) return 'wrongKind';
  return size > maxPhotoBytes ? 'tooLarge' : undefined;
};

/** Returns the upload of a picture: what is being sent, why the last one failed, and the functions to start and stop. */
export function usePictureUpload(onUploaded: (picture: ContentPicture) => void) {
  const t = usePictureMessages();
  const dispatch = useDispatch();
  const [sending, setSending] = useState<Sending>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    const fault = fileFault(file);
    setError(fault && t(fault, { size: maxPictureMegabytes }));
    if (fault) return;
    const upload = new AbortController();
    running.current = upload;
    setSending({ name: file.name, share: 0 });
    const response = await dispatch(
      uploadFile(uploadContentPicture.path, file, {
        signal: upload.signal,
        onProgress: (share) => setSending({ name: file.name, share }),
      }),
    );
    if (upload.signal.aborted) return;
    setSending(undefined);
    if ('error' in response) setError(response.error.message);
    else onUploaded((response.body as ContentPictureResponse).picture);
  };
  const cancel = () => {
    running.current?.abort();
    setSending(undefined);
  };
  return { sending, error, start, cancel };
}
