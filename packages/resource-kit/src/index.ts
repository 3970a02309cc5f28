/** Screens of the resources of the contracts: list, form, record with history. Used by the admin and support areas. */
export { CreateButton } from './list/create-button.tsx';
export { ListContent as ResourceListContent } from './list/list-content.tsx';
export { callsOf, injectPrefixed } from './resource-calls.ts';
export { resourceRoutes } from './resource-routes.tsx';
export { useRemoval } from './use-removal.ts';
export { nameOf, type AnyRecord, type ResourceScreens } from './resource-screens.ts';
export { CreateForm, EditForm, RecordCreator, RecordEditor, type OpenForm } from './form/resource-form.tsx';
export { PictureChooser } from './pictures/picture-chooser.tsx';
export { ColumnsField } from './form/columns-control.tsx';
// Parts of a form of several records.
export { RecordField, RecordFields, RecordForm } from './form/record-form.tsx';
export { ComparisonDialog } from './form/conflict-dialog.tsx';
export { VersionConflict } from './form/version-conflict.tsx';
export { useEditedRecord, type EditedRecord } from './form/use-edited-record.ts';
export { editLockEndpoints } from './lock/edit-lock-calls.ts';
export { LockNotice } from './lock/lock-notice.tsx';
export { useEditLock } from './lock/use-edit-lock.ts';
export { LoadedRecord, LoadedPart } from './record/loaded-record.tsx';
export { RecordFacts, type ShownFields } from './record/record-facts.tsx';
export { ChangeHistory } from './record/change-history.tsx';
export { RecordHistory } from './record/record-history.tsx';
export { useStaffNames } from './record/use-staff-names.ts';
export { ViewAsAct } from './view-as/view-as-act.tsx';
export { StaffOnly } from './staff-only/staff-only.tsx';
// Parts of feeds that the admin and the support area show.
export { FeedHealthBadge, FeedRunBadge } from './feeds/feed-badges.tsx';
export { feedCalls, feedTags } from './feeds/feed-calls.ts';
export { FeedFault } from './feeds/feed-fault.tsx';
export { FeedIssue, FeedIssues } from './feeds/feed-issues.tsx';
export { feedLogPath, feedRunParam, feedRunPath } from './feeds/feed-paths.ts';
export { feedMessages } from './feeds/messages/catalog.ts';
export { RunFeed } from './feeds/run-feed.tsx';
