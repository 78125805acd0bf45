import type { Transfer, TransferSummary } from '@chauffeur/contract/transfers'

/** How the transfers with pages of their own are read: in process on the server, by a call in the browser. */
export interface ReadTransfers {
  readonly list: () => Promise<TransferSummary[]>
  /** Undefined where there is no such page. */
  readonly read: (slug: string) => Promise<Transfer | undefined>
}
