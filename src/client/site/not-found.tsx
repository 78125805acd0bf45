import { Link } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import { SitePage } from './site-page.tsx'

export function NotFound() {
  return (
    <SitePage>
      <div className="shell py-24 text-center">
        <h1 className="text-display">404 Page Not Found</h1>
        <p className="mt-4">There is nothing at this address. It may have moved, or the link was mistyped.</p>
        <Button asChild className="mt-8">
          <Link to="/book">Book a journey</Link>
        </Button>
      </div>
    </SitePage>
  )
}
