import { flash, refreshSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { User } from '@porchlight/contracts/accounts';
import { Avatar, Button, Card, Notice } from '@porchlight/ui';
import { useRef, useState, type ChangeEvent } from 'react';
import css from '../../my-account.module.css';
import { ownAccount } from '../../own-account-calls.ts';
import { useOwnAccountWords, type OwnAccountWord } from '../../words/catalogue.ts';
import { CropDialog } from './crop-dialog.tsx';
import { openPicture, pictureTypes } from './open-picture.ts';
import own from './photo.module.css';
import { RemovePhoto } from './remove-photo.tsx';

/** The photo of an account: chosen, cut, put there at once, or taken away. */
export function PhotoCard({ user }: { readonly user: User }) {
  const t = useOwnAccountWords();
  const file = useRef<HTMLInputElement>(null),
    choose = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [fault, setFault] = useState<OwnAccountWord>();
  const send = useSending();
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    if (!chosen) return;
    const opened = await openPicture(chosen);
    currentTarget.value = ''; // so that the same file can be chosen again
    setFault(typeof opened === 'string' ? opened : undefined);
    setPicture(typeof opened === 'string' ? undefined : opened);
  };
  return (
    <Card isPadded className={css.part}>
      <h2>{t('photo')}</h2>
      <div className={own.person}>
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
      {fault && (
        <Notice tone="danger" role="alert">
          {t(fault)}
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

/** Puts the photo on the account and shows it everywhere. */
function useSending() {
  const t = useOwnAccountWords();
  const dispatch = useDispatch();
  const [put] = ownAccount.useSetPhotoMutation();
  return async (photo: string): Promise<ApiError | undefined> => {
    const { error } = await put({ body: { photo } });
    if (error) return error as ApiError;
    await dispatch(refreshSession());
    dispatch(flash({ type: 'success', text: t('photoSaved') }));
    return undefined;
  };
}
