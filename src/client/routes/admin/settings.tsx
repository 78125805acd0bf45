import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../../admin/frame/settings-page.tsx'

export const Route = createFileRoute('/admin/settings')({
  head: () => ({ meta: [{ title: 'Settings' }] }),
  component: SettingsPage,
})
