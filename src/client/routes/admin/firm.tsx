import { createFileRoute } from '@tanstack/react-router'
import { FirmPage } from '../../admin/firm/firm-page.tsx'

export const Route = createFileRoute('/admin/firm')({
  head: () => ({ meta: [{ title: 'Firm' }] }),
  component: FirmPage,
})
