import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

/**
 * Stands for axios's adapter over `fetch` in browsers' builds (see `leanLibraries`): only what outlives its page is sent
 * by it, a small body whose reply hardly anybody waits for, without progress.
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
      // Without a code it was cut after its head had come: see `axiosTransport`.
      throw axios.AxiosError.from(error as Error, response ? undefined : 'ERR_NETWORK', config, request);
    }
  };
