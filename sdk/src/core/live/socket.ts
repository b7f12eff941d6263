import ReconnectingWebSocket from 'partysocket/ws';

/** The specification's pause before every new try, in milliseconds. */
export const RECONNECT_MS = 5000;
/** A connection that has not opened within this many milliseconds is given up. */
const OPEN_WITHIN_MS = 4000;
/** A connection that has brought a beat brings the next one within this many milliseconds: two may be late. */
const BEAT_WITHIN_MS = 75_000;

/** The part of a browser's WebSocket that the live channel uses; the `ws` package has it too. */
export interface Socket {
  readonly readyState: number;
  addEventListener(type: SocketEventName, listener: (event: SocketEvent) => void): void;
  removeEventListener(type: SocketEventName, listener: (event: SocketEvent) => void): void;
  send(text: string): void;
  close(): void;
}

type SocketEventName = 'open' | 'message' | 'close' | 'error';

interface SocketEvent {
  readonly type: string;
  readonly data?: unknown;
}

export type SocketClass = new (url: string) => Socket;

interface Ears {
  readonly opened: () => void;
  readonly heard: (data: unknown) => void;
  /** Called after every connection that ended and every attempt that failed. */
  readonly lost: () => void;
}

export interface KeptSocket {
  /** Sends while the connection is open; otherwise the message is dropped. */
  send(text: string): void;
  /** A beat has come: without another one the connection is given up, and made anew. */
  expectBeat(): void;
  /** Ends the connection and all retries, and leaves no timer. */
  close(): void;
}

/** Connects, and connects again after `RECONNECT_MS` for as long as it is not closed. */
export function keepOpen(url: string, Class: SocketClass, { opened, heard, lost }: Ears): KeptSocket {
  let first = true;
  let closed = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  // The library's own delay outlives `close()` and keeps a Node process alive. It is therefore 0, and the address is
  // returned late instead.
  const address = (): string | Promise<string> => {
    if (first || closed) {
      first = false;
      return url;
    }
    return new Promise(resolve => {
      pause = setTimeout(resolve, RECONNECT_MS, url);
    });
  };
  const socket = new ReconnectingWebSocket(address as () => string, undefined, {
    WebSocket: Class,
    minReconnectionDelay: 0,
    maxReconnectionDelay: 0,
    connectionTimeout: OPEN_WITHIN_MS,
    maxEnqueuedMessages: 0,
  });
  socket.addEventListener('open', opened);
  socket.addEventListener('message', event => heard(event.data));
  socket.addEventListener('close', () => {
    clearTimeout(silence);
    if (!closed) lost();
  });

  return {
    send: text => {
      if (socket.readyState === socket.OPEN) socket.send(text);
    },
    expectBeat: () => {
      clearTimeout(silence);
      silence = setTimeout(() => socket.reconnect(), BEAT_WITHIN_MS);
    },
    close: () => {
      closed = true;
      clearTimeout(pause);
      clearTimeout(silence);
      socket.close();
    },
  };
}
