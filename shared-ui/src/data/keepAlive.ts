import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

/**
 * Replaces axios's `fetch` adapter in browser builds (see `leanLibraries`). It sends only keepalive requests, which
 * may outlive their page: small bodies, without progress events.
 */
export const getFetch =
  () =>
  async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const { url = '', method = '', data, headers, signal, fetchOptions } = config;
    const request = new Request(url, {
      ...fetchOptions,
      method: method.toUpperCase(),
      headers: headers.toJSON() as Record<string, string>,
      body: data ?? null,
      signal: signal as AbortSignal,
      // The API never redirects, and tokens must not be sent to another host.
      redirect: 'error',
    });
    let response: Response | undefined;
    try {
      response = await fetch(request);
      const { status, statusText, headers: received } = response;
      return {
        status,
        statusText,
        headers: Object.fromEntries(received),
        data: await response.arrayBuffer(),
        config,
        request,
      };
    } catch (error) {
      // No code means that the response was cut off after its headers: see `axiosTransport`.
      throw axios.AxiosError.from(error as Error, response ? undefined : 'ERR_NETWORK', config, request);
    }
  };
