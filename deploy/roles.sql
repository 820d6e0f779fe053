-- A database with two roles: one that makes and changes tables, and one that the service runs as. Run by a superuser:
-- psql --set=ON_ERROR_STOP=1 --set=owner_password=… --set=app_password=… --file=roles.sql
create role huesmith_owner login password :'owner_password';
create role huesmith_app login password :'app_password';
create database huesmith owner huesmith_owner;
revoke all on database huesmith from public;
grant connect on database huesmith to huesmith_app;
\connect huesmith
revoke all on schema public from public;
grant usage, create on schema public to huesmith_owner;
grant usage on schema public to huesmith_app;
alter default privileges for role huesmith_owner in schema public
  grant select, insert, update, delete on tables to huesmith_app;
alter default privileges for role huesmith_owner in schema public
  grant usage, select on sequences to huesmith_app;
