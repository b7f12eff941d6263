import { beginTrace } from '@venue/sdk';

/** A client's hook on this page: calls begin a trace where the server asks for traces. */
export const tracing = () => (document.querySelector('meta[name=traces]') ? { onRequest: beginTrace } : {});
