import type { footerTexts } from '../../site/content/footer.ts'

export const footer: typeof footerTexts = {
  claim: 'Viagens com motorista no Algarve, em Lisboa e em Sevilha. De dia e de noite.',
  links: 'Links rápidos',
  services: 'Serviços',
  contact: 'Contacto',
  social: 'Siga-nos',
  opensNewTab: '(abre num novo separador)',
  taxNumber: (number) => `NIF ${number}`,
  licence: (number) => `Licença ${number}`,
  pages: {
    '/': 'Início',
    '/fleet': 'Frota',
    '/services': 'Serviços',
    '/transfers': 'Transfers',
    '/book': 'Reservar',
    '/contact': 'Contacto',
    '/privacy': 'Privacidade',
    '/terms': 'Termos',
  },
}
