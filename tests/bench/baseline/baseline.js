// The baseline of the benchmark: fetches and renders the same rows as the console, without a framework.
// It has the console's accessible names, so that the same steps drive both.
const api = new URLSearchParams(location.search).get('api') ?? sessionStorage.getItem('api');
sessionStorage.setItem('api', api);
const session = JSON.parse(localStorage.getItem('ams.session') ?? 'null');
const columns = [['Organization', 'name'], ['Billing', 'billing_name'], ['Date Registered', 'registered_at'], ['Total Seats', 'total_seats'], ['Status', 'status']];
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value) => String(value ?? '—').replace(/[&<>"]/g, (sign) => escapes[sign]);
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const get = async (path) => (await fetch(`${api}/api/${path}`, { headers: { Authorization: `Bearer ${session.data.token}` } })).json();
const view = { sort: 'name', order: 'asc', page: 1, per_page: 25, q: '', seats: '' };

async function showList() {
  document.querySelector('table')?.setAttribute('aria-busy', 'true');
  const { data, meta } = await get(`accounts?${new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''))}`);
  document.body.innerHTML = `<h1>Organizations</h1><input type="search" aria-label="Search organizations" value="${text(view.q)}">
    <table aria-label="Organizations"><thead><tr>${columns.map(([label, sort]) => `<th><button data-sort="${sort}">${label}</button></th>`).join('')}</tr></thead>
    <tbody>${data.map(row).join('')}</tbody></table>
    <select aria-label="Seats">${['', 'low', 'out'].map((level) => `<option value="${level}"${level === view.seats ? ' selected' : ''}>${level || 'All'}</option>`).join('')}</select>
    <select aria-label="Rows per page">${[10, 25, 50, 100].map((count) => `<option${count === view.per_page ? ' selected' : ''}>${count}</option>`).join('')}</select>
    <span>${(view.page - 1) * view.per_page + 1}–${Math.min(view.page * view.per_page, meta.total)} of ${meta.total}</span>
    <button data-page="-1">Previous page</button><button data-page="1">Next page</button>`;
  const search = document.querySelector('input');
  if (!view.q) return;
  search.focus();
  search.setSelectionRange(view.q.length, view.q.length);
}

const row = ({ id, name, subdomain, billing, registered_at, total_seats, status }) =>
  `<tr><td><a href="/accounts/${encodeURIComponent(id)}">${text(name)}</a><small>${text(subdomain)}</small></td>
  <td>${text(billing?.billing_name)}<small>${text(billing?.billing_email)}</small></td><td><time>${day.format(new Date(registered_at))}</time></td><td>${text(total_seats)}</td><td>${text(status)}</td></tr>`;

async function showProfile(id) {
  const path = `accounts/${encodeURIComponent(id)}`;
  const [organization, subscriptions, seats] = await Promise.all([get(path), get(`${path}/subscriptions`), get(`${path}/daily-seats?days=30`)]);
  const cells = (values) => `<tr>${values.map((value) => `<td>${text(value)}</td>`).join('')}</tr>`;
  document.body.innerHTML = `<h1>${text(organization.data.name)}</h1><button aria-haspopup="dialog">Deactivate</button>
    <dl>${Object.entries(organization.data).map(([key, value]) => `<dt>${key}</dt><dd>${text(JSON.stringify(value))}</dd>`).join('')}</dl>
    <table aria-label="Subscriptions"><tbody>${subscriptions.data.map((s) => cells([s.seat_type, s.total_seats, s.used_seats, s.available_seats])).join('')}</tbody></table>
    <table aria-label="Daily Seats"><tbody>${seats.data.map((d) => cells([d.date, d.seats, d.seat_type])).join('')}</tbody></table>
    <dialog role="alertdialog"><p>Deactivate ${text(organization.data.name)}?</p><button>Cancel</button></dialog>`;
}

function showLogin() {
  document.body.innerHTML = '<h1>Accounts Management System</h1><form><label>Email <input name="email"></label><label>Password <input type="password"></label><button>Sign in</button></form>';
}

function show() {
  const [, screen, id] = location.pathname.split('/');
  if (screen === 'login') return showLogin();
  return id ? showProfile(decodeURIComponent(id)) : showList();
}

let timer;
document.addEventListener('input', ({ target }) => {
  if (target.type !== 'search') return;
  clearTimeout(timer);
  timer = setTimeout(() => showList(Object.assign(view, { q: target.value, page: 1 })), 350);
});
document.addEventListener('change', ({ target }) => {
  const change = target.ariaLabel === 'Seats' ? { seats: target.value } : { per_page: Number(target.value) };
  if (target.matches('select')) showList(Object.assign(view, change, { page: 1 }));
});
document.addEventListener('click', (event) => {
  const { target } = event;
  const { sort, page } = target.dataset;
  if (sort) showList(Object.assign(view, { sort, order: view.sort === sort && view.order === 'asc' ? 'desc' : 'asc', page: 1 }));
  if (page) showList(Object.assign(view, { page: view.page + Number(page) }));
  if (target.matches('[aria-haspopup]')) document.querySelector('dialog').showModal();
  if (target.matches('dialog button')) document.querySelector('dialog').close();
  if (target.matches('a')) {
    event.preventDefault();
    history.pushState(null, '', target.getAttribute('href'));
    show();
  }
});
addEventListener('popstate', show);
addEventListener('keydown', ({ key }) => {
  if (key === 'F9') document.documentElement.dataset.theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
});
show();
