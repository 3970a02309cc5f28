export interface PostgresOptions {
  dataDir: string;
  auth: 'trust' | { password: string };
  settings?: Record<string, string>;
  port?: number;
  say?: (words: string) => void;
}
export interface RunningPostgres {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  isAdopted: boolean;
  exited: Promise<void>;
  stop(): Promise<void>;
}
export function startPostgres(options: PostgresOptions): Promise<RunningPostgres>;
export function prepareCluster(options: PostgresOptions): Promise<void>;
