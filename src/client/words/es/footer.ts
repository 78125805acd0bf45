import type { footerTexts } from '../../site/content/footer.ts'

export const footer: typeof footerTexts = {
  claim: 'Viajes con chófer en el Algarve, Lisboa y Sevilla. De día y de noche.',
  links: 'Enlaces rápidos',
  services: 'Servicios',
  contact: 'Contacto',
  social: 'Síganos',
  opensNewTab: '(se abre en una pestaña nueva)',
  taxNumber: (number) => `NIF ${number}`,
  licence: (number) => `Licencia ${number}`,
  pages: {
    '/': 'Inicio',
    '/fleet': 'Flota',
    '/services': 'Servicios',
    '/transfers': 'Traslados',
    '/book': 'Reservar',
    '/contact': 'Contacto',
    '/privacy': 'Privacidad',
    '/terms': 'Condiciones',
  },
}
