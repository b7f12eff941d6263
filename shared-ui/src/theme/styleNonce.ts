/** The nonce of this page's styles, if its content security policy requires one. */
export const styleNonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
