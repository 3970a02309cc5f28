import { flash, type ApiError } from '@porchlight/client';
import type { ProjectModule, ProjectModuleResponse } from '@porchlight/contracts/content';
import { useDispatch } from '@porchlight/client/redux';
import { modulesCalls } from './modules-calls.ts';
import { changedKeys, settingsOf, valuesOf, type ModuleValues } from './module-values.ts';

/** Result of a change: the module as it is stored now, and why the change is not complete. */
interface Sent {
  readonly module: ProjectModule;
  readonly error?: ApiError;
}
interface Change {
  unwrap(): Promise<ProjectModuleResponse>;
}
const settle = (module: ProjectModule, change: Change): Promise<Sent> =>
  change.unwrap().then(
    ({ projectModule }) => ({ module: projectModule }),
    (error: unknown) => ({ module, error: error as ApiError }),
  );

/** Returns the changes of a module as functions. */
export function useModuleChanges() {
  const dispatch = useDispatch();
  const { switchProjectModule, changeProjectModuleSettings, revertProjectModule, getProjectModule } =
    modulesCalls.endpoints;
  const turn = (module: ProjectModule, isEnabled: boolean): Promise<Sent> => {
    const { id, version } = module;
    return settle(module, dispatch(switchProjectModule.initiate({ body: { id, version, isEnabled } })));
  };
  /** Saves the settings, then the switch, each if it differs. */
  const save = async (module: ProjectModule, values: ModuleValues): Promise<Sent> => {
    const { id, version } = module;
    const isStale = module.settings.some(({ ignoredValue }) => ignoredValue !== undefined);
    const changed = changedKeys(values, valuesOf(module));
    const isEnabled = values['isEnabled'] === 'true';
    let sent: Sent = { module };
    if (isStale || changed.some((key) => key !== 'isEnabled'))
      sent = await settle(
        module,
        dispatch(changeProjectModuleSettings.initiate({ body: { id, version, settings: settingsOf(values) } })),
      );
    return sent.error || isEnabled === module.isEnabled ? sent : turn(sent.module, isEnabled);
  };
  return {
    save,
    revert: (module: ProjectModule, to: number): Promise<Sent> => {
      const { id, version } = module;
      return settle(module, dispatch(revertProjectModule.initiate({ params: { id }, body: { version, to } })));
    },
    /** Returns the stored module, past the cache. */
    reload: (module: ProjectModule): Promise<Sent> =>
      settle(
        module,
        dispatch(
          getProjectModule.initiate({ params: { id: module.id } }, { forceRefetch: true, subscribe: false }),
        ) as Change,
      ),
    notify: (type: 'success' | 'error', text: string) => dispatch(flash({ type, text })),
  };
}
