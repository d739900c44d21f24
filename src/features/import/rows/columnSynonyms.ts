import type { ImportFieldName } from './importFields';

/**
 * Names of columns by the field that they mean, in English, German, French and Spanish, a line each.
 * Case, accents, hyphens, spaces and other signs make no difference.
 */
export const columnSynonyms: Readonly<Record<ImportFieldName, string>> = {
  id: `
    organization id, account id, customer id, tenant id`,
  name: `
    organization, organization name, organisation, company, company name, customer, customer name, client, client name, account, account name, tenant, business
    Firma, Firmenname, Kunde, Kundenname, Unternehmen, Name der Firma
    nom, société, entreprise, raison sociale, nom de l'organisation, nom du client
    nombre, empresa, cliente, organización, razón social, nombre del cliente`,
  address: `
    street address, postal address, billing address, company address
    Adresse, Anschrift, Postanschrift, Rechnungsadresse
    adresse postale, adresse de facturation
    dirección, domicilio, dirección postal, dirección de facturación`,
  subdomain: `
    sub domain, domain, tenant name, slug, site
    Subdomäne, Domäne
    sous-domaine, domaine
    subdominio, dominio`,
  billing_name: `
    billing contact, contact, contact name, contact person, invoice name, bill to
    Ansprechpartner, Kontakt, Kontaktperson, Rechnungsname, Rechnungsempfänger
    interlocuteur, nom du contact, contact de facturation, nom de facturation
    contacto, persona de contacto, nombre de facturación, contacto de facturación`,
  billing_email: `
    email, mail, email address, contact email, invoice email, billing mail
    E-Mail-Adresse, Mailadresse, Rechnungs-E-Mail, Rechnungsmail, Kontakt E-Mail
    courriel, adresse e-mail, adresse électronique, e-mail de facturation
    correo, correo electrónico, email de facturación, correo de facturación`,
  billing_phone: `
    phone, phone number, telephone, telephone number, tel, mobile, contact phone
    Telefon, Telefonnummer, Rufnummer, Telefon-Nr., Handy, Mobil
    téléphone, numéro de téléphone, portable, tél.
    teléfono, número de teléfono, móvil, teléfono de contacto`,
  amount: `
    price, fee, monthly amount, monthly fee, monthly price, amount per month
    Betrag, Preis, Monatsbetrag, Summe, Betrag pro Monat, Monatspreis
    montant, prix, tarif, montant mensuel, prix mensuel
    importe, precio, monto, cuota, importe mensual, precio mensual`,
  currency: `
    currency code, billing currency
    Währung
    devise, monnaie
    moneda, divisa`,
  seat_type: `
    type of seat, license type, licence type, plan, subscription, subscription type
    Platzart, Platztyp, Lizenz, Lizenzart, Lizenztyp, Abo
    type de place, type de siège, type de licence, abonnement
    tipo de plaza, tipo de asiento, tipo de licencia, suscripción`,
  total_seats: `
    seats, number of seats, seat count, licenses, number of licenses, qty
    Plätze, Anzahl Plätze, Lizenzen, Anzahl Lizenzen, Anzahl
    places, nombre de places, sièges, licences, nombre de licences
    plazas, número de plazas, asientos, licencias, número de licencias`,
};
