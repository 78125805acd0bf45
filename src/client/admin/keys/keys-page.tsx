import type { ApiKey } from '@chauffeur/contract/api-keys'
import type { User } from '@chauffeur/contract/session'
import { Disclosure } from '../../shared/ui/disclosure.tsx'
import { KeyIcon } from '../../shared/ui/icons.tsx'
import { RefreshButton } from '../common/refresh-button.tsx'
import { CardList, ResourceList } from '../common/resource-list.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { KeyCard } from './key-card.tsx'
import { keyTexts } from './key-texts.ts'
import { MakeKeyDialog } from './make-key-dialog.tsx'
import { useKeys } from './use-keys.ts'

/** The keys of other companies' systems: those in use, then those that are revoked. */
export function KeysPage({ user }: { user: User }) {
  const { keys, state } = useKeys()
  const inUse = keys?.filter(({ revokedAt }) => revokedAt === null)
  const revoked = keys?.filter(({ revokedAt }) => revokedAt !== null) ?? []
  return (
    <>
      <AdminHeader user={user} title={keyTexts.page} />
      <main className="mx-auto max-w-[90rem] px-4 pt-6 pb-16 sm:px-6">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-soft">{keyTexts.lead}</p>
          <div className="flex flex-wrap gap-2">
            <RefreshButton {...state} />
            <MakeKeyDialog />
          </div>
        </div>
        <h2 tabIndex={-1} className="sr-only">
          {keyTexts.heading}
        </h2>
        <ResourceList
          what={keyTexts.what}
          rows={inUse}
          state={state}
          icon={<KeyIcon className="size-7" />}
          empty={keyTexts.empty}
        >
          {(keys) => <Keys keys={keys} label={keyTexts.list} />}
        </ResourceList>
        {revoked.length > 0 && (
          <Disclosure title={`${keyTexts.revoked} (${revoked.length})`} className="mt-6">
            <Keys keys={revoked} label={keyTexts.revokedList} />
          </Disclosure>
        )}
      </main>
    </>
  )
}

function Keys({ keys, label }: { keys: readonly ApiKey[]; label: string }) {
  return (
    <CardList label={label} rows={keys} className="gap-3">
      {(apiKey) => <KeyCard apiKey={apiKey} />}
    </CardList>
  )
}
