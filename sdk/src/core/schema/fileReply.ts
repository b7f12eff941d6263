/** A binary reply; `type` is the usual content type, the actual one is sent with the bytes. */
export interface FileReply {
  readonly kind: 'file';
  readonly type: string;
  /** Builds the download. It is part of the declaration, so that programs that fetch no files do not bundle it. */
  readonly read: (bytes: Bytes, type: string, disposition: string) => Download;
}

export type Bytes = ArrayBuffer | ArrayBufferView<ArrayBuffer>;

/** A downloaded file: its bytes, content type and suggested name. */
export interface Download {
  readonly data: Blob;
  readonly type: string;
  readonly name: string;
}
