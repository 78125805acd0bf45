import { createFileRoute } from '@tanstack/react-router'
import { CarsPage } from '../../admin/cars/cars-page.tsx'
import { SignedInOnly } from '../../admin/session/signed-in-only.tsx'

export const Route = createFileRoute('/admin/cars')({
  head: () => ({ meta: [{ title: 'Cars and drivers' }] }),
  component: Page,
})

function Page() {
  return <SignedInOnly>{(user) => <CarsPage user={user} />}</SignedInOnly>
}
