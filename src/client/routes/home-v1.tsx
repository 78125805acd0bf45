import { createFileRoute } from '@tanstack/react-router'
import { headOfLanding, landingRoute } from '../site/landing/landing-route.ts'
import { VideoPage } from '../site/landing/video-page.tsx'

export const Route = createFileRoute('/home-v1')({
  ...landingRoute('v1'),
  head: ({ loaderData }) => headOfLanding(loaderData),
  component: VideoPage,
})
