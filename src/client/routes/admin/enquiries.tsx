import { createFileRoute } from '@tanstack/react-router'
import { EnquiriesPage } from '../../admin/enquiries/enquiries-page.tsx'
import { readShown } from '../../admin/enquiries/shown.ts'
import { SignedInOnly } from '../../admin/session/signed-in-only.tsx'
import { readAgain } from '../../common/read-again.ts'

export const Route = createFileRoute('/admin/enquiries')({
  validateSearch: readShown,
  head: () => ({ meta: [{ title: 'Enquiries' }] }),
  component: Page,
})

function Page() {
  const { show = 'all' } = Route.useSearch({ select: readAgain(readShown) })
  const navigate = Route.useNavigate()
  return (
    <SignedInOnly>
      {(user) => (
        <EnquiriesPage
          user={user}
          shown={show}
          onShownChange={(shown) =>
            void navigate({
              search: shown === 'all' ? {} : { show: shown },
              replace: true,
              resetScroll: false,
            })
          }
        />
      )}
    </SignedInOnly>
  )
}
