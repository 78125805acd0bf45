import { createFileRoute } from '@tanstack/react-router'
import { PartnersPage } from '../../../admin/partners/partners-page.tsx'

export const Route = createFileRoute('/admin/partners/')({
  head: () => ({ meta: [{ title: 'Partners' }] }),
  component: PartnersPage,
})
