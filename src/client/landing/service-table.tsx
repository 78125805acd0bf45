import { homeV3 } from '../content/home-v3.ts'
import { serviceKeys, services } from '../content/services.ts'
import { SectionHead } from './section-head.tsx'

/** The four services side by side, as text only. */
export function ServiceTable() {
  return (
    <section id="services" className="scroll-mt-[100px]">
      <div className="shell section">
        <SectionHead {...homeV3.services} />
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
          {serviceKeys.map((key) => {
            const { title, subtitle, features } = services[key]
            return (
              <li key={key} className="border-t border-accent-line pt-6">
                <h3 className="text-heading">{title}</h3>
                <p className="mt-1.5 text-soft sm:min-h-13">{subtitle}</p>
                <ul className="mt-5 text-sm">
                  {features.map((feature) => (
                    <li key={feature} className="border-t border-line py-3">
                      {feature}
                    </li>
                  ))}
                </ul>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
