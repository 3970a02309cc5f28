import { useMessages, useSession, type ApiError } from '@porchlight/client';
import { ErrorState, RowsSkeleton, Timeline } from '@porchlight/console-ui';
import type { StaffNote } from '@porchlight/contracts/accounts';
import { useStaffNames } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { useMoment } from '../use-moment.ts';
import { noteMessages } from './messages/catalog.ts';
import { Note } from './note.tsx';
import { noteHooks, type NoteSubject } from './note-calls.ts';
import css from './notes.module.css';

interface Props {
  readonly subject: NoteSubject;
  readonly mayWrite: boolean;
  /** Id of the note that the page follows. Absent: the page has the newest notes. */
  readonly before?: string | undefined;
}

/** Notes of one request, with the button that adds the older ones below. */
export function NotePage({ subject, mayWrite, before }: Props) {
  const t = useMessages(noteMessages);
  const { user } = useSession();
  const { currentData, error, refetch } = noteHooks[subject.kind].useList({
    params: { id: subject.id },
    query: { before },
  });
  const notes = currentData?.notes ?? [];
  const authorOf = useAuthor(notes);
  const timeOf = useNoteTime();
  if (error && !currentData)
    return (
      <ErrorState
        title={t('failed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!currentData) return <RowsSkeleton rows={2} label={t('loading')} />;
  if (notes.length === 0) return before === undefined && <p>{t('none')}</p>;
  const reload = async () => (await refetch()).data?.notes ?? [];
  return (
    <div className={css.page}>
      <Timeline
        entries={notes.map((note) => ({
          key: note.id,
          title: authorOf(note),
          time: timeOf(note),
          children: (
            <Note subject={subject} note={note} isOwn={mayWrite && note.authorId === user?.id} reload={reload} />
          ),
        }))}
      />
      {currentData.isMore && <OlderNotes subject={subject} mayWrite={mayWrite} before={notes.at(-1)?.id} />}
    </div>
  );
}

function OlderNotes(props: Props) {
  const t = useMessages(noteMessages);
  const [isShown, setShown] = useState(false);
  if (isShown) return <NotePage {...props} />;
  return (
    <div>
      <Button onClick={() => setShown(true)}>{t('older')}</Button>
    </div>
  );
}

/** Returns a function that names the author of a note: by name for readers who may view users. */
function useAuthor(notes: readonly StaffNote[]): (note: StaffNote) => string {
  const t = useMessages(noteMessages);
  const { user } = useSession();
  const names = useStaffNames(notes.map(({ authorId }) => authorId));
  return ({ authorId }) => {
    if (authorId === undefined) return t('formerColleague');
    return authorId === user?.id ? t('you') : (names.get(authorId) ?? t('colleague'));
  };
}

function useNoteTime(): (note: StaffNote) => string {
  const t = useMessages(noteMessages);
  const momentOf = useMoment();
  return ({ createdAt, editedAt }) => {
    const written = momentOf(createdAt);
    return editedAt === undefined ? written : t('edited', { written, edited: momentOf(editedAt) });
  };
}
