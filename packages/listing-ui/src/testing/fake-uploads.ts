/** An upload that a test lets proceed. */
export interface FakeUpload {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: Blob;
  isAborted(): boolean;
  /** Reports a share of the file as sent. */
  progress(share: number): void;
  respond(status: number, body: object): void;
}

/** Replaces the requests that send files; returns those that were started. */
export function fakeUploads(): readonly FakeUpload[] {
  const uploads: FakeUpload[] = [];
  class FakeRequest {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    readonly headers: Record<string, string> = {};
    onloadend: () => void = () => undefined;
    status = 0;
    responseText = '';
    isAborted = false;
    address = '';
    open(_: string, address: string) {
      this.address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    abort() {
      this.isAborted = true;
      this.onloadend();
    }
    send(file: Blob) {
      uploads.push({
        address: this.address,
        headers: this.headers,
        file,
        isAborted: () => this.isAborted,
        progress: (share) => this.upload.onprogress?.({ loaded: share * 100, total: 100 }),
        respond: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.onloadend();
        },
      });
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return uploads;
}
