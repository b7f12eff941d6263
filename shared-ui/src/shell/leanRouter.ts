/**
 * A Vite plugin for builds that lets the bundler drop unused parts of the router, such as those for servers and forms.
 * It removes display names and marks the creation of contexts and components as free of side effects; switches off
 * warnings for developers, which the router itself does only in a file that browser builds do not use; disables
 * prefetching and view transitions of links; and, because routes have no router data (decision 0007), leaves out its
 * error and loading pages. If the router's code is written differently, the plugin does nothing.
 */
export function leanRouter() {
  return {
    name: 'venue-lean-router',
    apply: 'build' as const,
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      /[\\/]react-router[\\/]dist[\\/].*\.mjs$/.test(id) ? { code: lean(code), map: null } : null,
  };
}

const lean = (code: string) =>
  code
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;')
    .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
    .replace(/^function PrefetchPageLinks\(.*\) \{$/gm, '$& return null;')
    .replace(/^function usePrefetchBehavior\(.*\) \{$/m, '$& return [false, null, {}];')
    .replace(/^function useViewTransitionState\(.*\) \{$/m, '$& return false;');
