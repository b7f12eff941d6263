/** Functions of react-dom that only what no screen here uses can reach. Lint refuses the imports that would. */
export const unreached: readonly string[] = [
  // `<ViewTransition>`
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'flushAfterMutationEffects',
  'measureInstance',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'recursivelyTraverseAfterMutationEffects',
  'reportViewTransitionError',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'ViewTransitionPseudoElement',
  // `<Fragment ref>`
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNewChildToFragmentInstance',
  'commitNewChildToFragmentInstances',
  'FragmentInstance',
  'traverseVisibleInstancesAndTextInstances',
  // `<Activity>` and `<SuspenseList>`
  'commitActivityHydrationCallbacks',
  'mountActivityChildren',
  'retryActivityComponentWithoutHydrating',
  'updateActivityComponent',
  'initSuspenseListRenderState',
  'updateSuspenseListComponent',
  // `<form action={…}>` and `useActionState`
  'dispatchActionState',
  'extractEvents$1',
  'mountActionState',
  'rerenderActionState',
  'startHostTransition',
  'updateActionState',
  'updateActionStateImpl',
  // `onBeforeInput`
  'getFallbackBeforeInputChars',
  'getNativeBeforeInputChars',
  // The places in code of a component stack: names are short in a build, and nobody reads it.
  'describeNativeComponentFrame',
];
/** Their methods stand by themselves. */
const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?^\};$/gm;
/** A function of the file itself: a line, or all until a brace that begins one. */
const functions = /^function ([\w$]+)\((?:.*\{\}$|[\s\S]*?^\}$)/gm;

/**
 * A Vite plugin for browsers' builds. react-dom comes as one function, of which a bundler cannot tell what is reached;
 * what no screen can reach is emptied, some 6 kB before each first screen. Where React is written differently, the plugin
 * does nothing.
 */
export function leanReact() {
  return {
    name: 'venue-lean-react',
    apply: 'build' as const,
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      /[\\/]react-dom-client\.production\.js$/.test(id) ? { code: lean(code), map: null } : null,
  };
}

const lean = (code: string) =>
  code
    .replace(methods, '')
    .replace(functions, (whole, name: string) => (unreached.includes(name) ? `function ${name}() {}` : whole));
