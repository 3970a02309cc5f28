import { createElement, Suspense, use, type ComponentProps, type ComponentType } from 'react';
import { lazyPart } from '../../../shared/loading/lazy-part.ts';

type RareStates = typeof import('./rare-states.tsx');

/** States of the results that few visits see, loaded when needed; the server loads them before it renders. */
export const lazyRareStates = lazyPart(() => import(/* webpackChunkName: "rare-states" */ './rare-states.tsx'));

type Props = {
  [Name in keyof RareStates]: { readonly name: Name } & ComponentProps<RareStates[Name]>;
}[keyof RareStates];

function Loaded({ name, ...props }: Props) {
  const states = lazyRareStates.current() ?? use(lazyRareStates.load());
  return createElement(states[name] as ComponentType<object>, props);
}

/** Renders one of the rare states. While its code loads, the HTML of the server stays. */
export const RareState = (props: Props) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
