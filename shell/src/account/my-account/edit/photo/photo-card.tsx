import { flash, refreshSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { User } from '@porchlight/contracts/accounts';
import { Avatar, Button, Card, Notice } from '@porchlight/ui';
import { useRef, useState, type ChangeEvent } from 'react';
import css from '../../my-account.module.css';
import { accountCalls } from '../../account-calls.ts';
import { useOwnAccountMessages, type MyAccountMessageKey } from '../../messages/catalog.ts';
import { CropDialog } from './crop-dialog.tsx';
import { openPicture, pictureTypes } from './open-picture.ts';
import photoCss from './photo.module.css';
import { RemovePhoto } from './remove-photo.tsx';

/** Renders the account photo: choose, crop, upload and remove. */
export function PhotoCard({ user }: { readonly user: User }) {
  const t = useOwnAccountMessages();
  const file = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [errorKey, setErrorKey] = useState<MyAccountMessageKey>();
  const send = useUpload();
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    if (!chosen) return;
    const opened = await openPicture(chosen);
    currentTarget.value = ''; // allows the same file to be selected again
    setErrorKey(typeof opened === 'string' ? opened : undefined);
    setPicture(typeof opened === 'string' ? undefined : opened);
  };
  return (
    <Card isPadded className={css.part}>
      <h2>{t('photo')}</h2>
      <div className={photoCss.person}>
        <Avatar id={user.id} name={`${user.firstName} ${user.lastName}`} photo={user.photo} size="large" />
        <div className={css.acts}>
          <Button
            ref={choose}
            onClick={() => {
              file.current?.click();
            }}
          >
            {t(user.photo ? 'photoOther' : 'photoChoose')}
          </Button>
          {user.photo && (
            <RemovePhoto
              onRemoved={() => {
                choose.current?.focus();
              }}
            />
          )}
        </div>
      </div>
      <p className={css.quiet}>{t('photoHint')}</p>
      <input
        ref={file}
        type="file"
        hidden
        accept={pictureTypes.join()}
        aria-label={t('photoFile')}
        onChange={(event) => {
          void open(event);
        }}
      />
      {errorKey && (
        <Notice tone="danger" role="alert">
          {t(errorKey)}
        </Notice>
      )}
      {picture && (
        <CropDialog
          picture={picture}
          onClose={() => {
            picture.close();
            setPicture(undefined);
          }}
          send={send}
        />
      )}
    </Card>
  );
}

/** Returns a function that uploads the photo and refreshes the session. */
function useUpload() {
  const t = useOwnAccountMessages();
  const dispatch = useDispatch();
  const [put] = accountCalls.useSetPhotoMutation();
  return async (photo: string): Promise<ApiError | undefined> => {
    const { error } = await put({ body: { photo } });
    if (error) return error as ApiError;
    await dispatch(refreshSession());
    dispatch(flash({ type: 'success', text: t('photoSaved') }));
    return undefined;
  };
}
